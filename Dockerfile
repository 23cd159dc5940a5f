# An image of l10n from the archive of its release in .build/dist, with fonts to measure texts in.
#
#   docker build --tag l10n .
#   docker run --rm --volume "$PWD:/project:ro" l10n check

ARG BASE=debian:trixie-slim

FROM ${BASE} AS release
COPY .build/dist/SHA256SUMS .build/dist/l10n-*-linux-*.tar.gz /release/
WORKDIR /release
# The archive of this architecture, if there is exactly one and it is what its release says.
RUN set -eu; \
    set -- l10n-*-linux-"$(uname -m)".tar.gz; \
    [ $# -eq 1 ] && [ -f "$1" ]; \
    grep "  $1\$" SHA256SUMS | sha256sum --check --strict -; \
    mkdir l10n; \
    tar -xzf "$1" --strip-components 1 --no-same-owner -C l10n

FROM ${BASE}
LABEL org.opencontainers.image.title="l10n" \
      org.opencontainers.image.description="Checks the string tables of an iOS app" \
      org.opencontainers.image.licenses="MIT"
# Fonts are found by the configuration of fontconfig. git is for `check --changed`; a mounted project is another user's.
ARG FONTS="fonts-inter fonts-noto-core"
RUN apt-get update \
    && DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends fontconfig-config git $FONTS \
    && rm -rf /var/lib/apt/lists/* \
    && git config --system --add safe.directory /project \
    && useradd --create-home --uid 10001 l10n
COPY --from=release /release/l10n /opt/l10n
ENV PATH=/opt/l10n/bin:$PATH
USER l10n
WORKDIR /project
ENTRYPOINT ["l10n"]
CMD ["check"]
