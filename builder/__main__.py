"""The command line: `python -m builder build` and `python -m builder serve`."""

import argparse
import sys

from builder.addresses import Address
from builder.build import build
from builder.errors import BuildError
from builder.hosting.server import SiteServer
from builder.paths import SITE


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
    serve = commands.add_parser("serve", help="serve site/ from SITE_URL's path")
    serve.add_argument("--host", default="localhost")
    serve.add_argument("--port", type=int, default=8000)
    arguments = parser.parse_args()
    try:
        address = Address.from_environment()
        if arguments.command == "build":
            build(address, only=arguments.only, works_offline=not arguments.no_offline)
        else:
            serve_site(address, arguments.host, arguments.port)
    except BuildError as error:
        print("\nThe site was not built:", *(f"  {problem}" for problem in error.problems), sep="\n", file=sys.stderr)
        return 2
    return 0


def serve_site(address: Address, host: str, port: int) -> None:
    """Serve the built site until interrupted."""
    if not (SITE / "index.html").is_file():
        raise BuildError("There is no site yet: run `make build` first.")
    server = SiteServer(SITE, address.base_path, host, port)
    print(f"The site is at {server.url} (Ctrl+C ends it).", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()
    finally:
        server.server_close()


if __name__ == "__main__":
    sys.exit(main())
