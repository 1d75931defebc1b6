"""The command line: `python -m builder build` and `python -m builder serve`."""

import argparse
import sys

from commerce.terminal import quietly

from builder.addresses import Address
from builder.build import build
from builder.errors import BuildError


def main() -> int:
    """Build or serve the site; the exit status is 2 when the sources are wrong."""
    parser = argparse.ArgumentParser(prog="python -m builder", description="Build the site, or serve what was built.")
    commands = parser.add_subparsers(dest="command", required=True)
    make = commands.add_parser("build", help="build everything into site/ (SITE_URL sets the site's address)")
    make.add_argument(
        "--only", nargs="+", default=[], metavar="LANGUAGE", help="build English and these, for a quick look"
    )
    make.add_argument(
        "--no-offline", action="store_true", help="keep nothing on devices, and end the offline use that was there"
    )
    serve = commands.add_parser("serve", help="serve site/ from SITE_URL's path, and rebuild what changes")
    serve.add_argument("--host", default="localhost")
    serve.add_argument("--port", type=int, default=8000)
    arguments = parser.parse_args()
    try:
        address = Address.from_environment()
        if arguments.command == "build":
            build(address, only=arguments.only, works_offline=not arguments.no_offline)
        else:
            # Only here, so that a build does not wait for what it has no use for.
            from builder.serve import serve as serve_site

            serve_site(address.base_path, arguments.host, arguments.port)
    except BuildError as error:
        print(
            f"\nThe site was not {'built' if arguments.command == 'build' else 'served'}:",
            *(f"  {problem}" for problem in error.problems),
            sep="\n",
            file=sys.stderr,
        )
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(quietly(main))
