# syntax=docker/dockerfile:1
# One image for every role: `docker run -e ROLE=web …`, `-e ROLE=worker …`. It holds no secret and no configuration.

FROM node:22-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# The runtime comes as a package too. Types and source maps are for who develops.
RUN npm ci --omit=dev --no-audit --no-fund \
  && cp node_modules/bun/bin/bun.exe /usr/local/bin/bun \
  && rm -rf node_modules/bun node_modules/@oven \
  && find node_modules -type f \( -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.map' \) -delete

FROM debian:bookworm-slim
RUN groupadd --gid 10001 launchbook \
  && useradd --uid 10001 --gid launchbook --no-create-home --home-dir /app --shell /usr/sbin/nologin launchbook \
  && install -d -o launchbook -g launchbook -m 0700 /data
COPY --from=packages /usr/local/bin/bun /usr/local/bin/bun
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY package.json bunfig.toml tsconfig.json ./
COPY src ./src
# The embedded database lives in /data, for who sets no DATABASE_URL.
ENV HOST=0.0.0.0 PORT=3000 DATA_DIR=/data LOG_FORMAT=json
VOLUME /data
USER 10001:10001
EXPOSE 3000
# A worker has no port: what ends it ends its container.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["bun", "-e", "if (process.env.ROLE !== 'worker') { const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT}/readyz`); process.exit(ok ? 0 : 1) }"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["bun", "src/cli.ts"]
CMD ["serve"]
