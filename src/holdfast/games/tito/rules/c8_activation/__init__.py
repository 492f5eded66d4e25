"""Chapter 8, activation: the step that tests markers, and what turning them over brings."""
