"""`python -m railbox` is the `railbox` command."""

from railbox.cli import main

if __name__ == "__main__":
    main()
