"""The browser app: pages, a JSON API and live updates over the games. It knows no rule."""
