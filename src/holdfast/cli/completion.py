"""`holdfast completion`: scripts that teach a shell to complete our commands."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class


@click.command()
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
@click.pass_context
def completion(ctx: click.Context, shell: str) -> None:
    """Print a completion script for SHELL.

    \b
    Examples:
      eval "$(holdfast completion bash)"                          for this shell
      holdfast completion zsh > ~/.zfunc/_holdfast                for good
      holdfast completion fish > ~/.config/fish/completions/holdfast.fish
    """
    found = get_completion_class(shell)
    assert found is not None, "click supports each shell that SHELL may be"
    root = ctx.find_root()
    click.echo(found(root.command, {}, "holdfast", "_HOLDFAST_COMPLETE").source())
