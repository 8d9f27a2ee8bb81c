#!/usr/bin/env bash
# Builds the image from Debian's packages alone, without a registry of images. Needs root, Debian's buildah and mmdebstrap, and npm's registry.
# Arguments are passed to `buildah run` and `buildah build`, such as a --volume of a certificate and one of an npmrc whose `cafile` it is.
set -euo pipefail
cd "$(dirname "$0")/.."
suite=trixie
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

base() {
  mmdebstrap --quiet --variant=minbase --include="$2" "$suite" "$work/$1.tar"
  container=$(buildah from scratch)
  buildah add --quiet "$container" "$work/$1.tar" / >/dev/null
  buildah commit --quiet --rm "$container" "greenroom-$1" >/dev/null
  rm "$work/$1.tar"
}

base build-base ca-certificates,nodejs,npm
base base ca-certificates,libstdc++6
# Debian's npm does not read the lockfile.
container=$(buildah from localhost/greenroom-build-base)
buildah run --isolation chroot "$@" "$container" npm install --global --no-fund npm@11.19.1
buildah commit --quiet --rm "$container" greenroom-build-base >/dev/null
# The format of Docker, because that of OCI has no health check.
buildah build --format docker --isolation chroot --tag greenroom \
  --build-arg VERSION="$(sed -n 's/^  "version": "\(.*\)",$/\1/p' package.json)" --build-arg REVISION="$(git rev-parse HEAD 2>/dev/null || echo unknown)" \
  --build-arg SOURCE="$(git remote get-url origin 2>/dev/null | sed 's#//[^@/]*@#//#' || true)" \
  --build-arg BUILD_BASE=localhost/greenroom-build-base --build-arg BASE=localhost/greenroom-base "$@" .
