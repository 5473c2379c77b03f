# The base images. To pin them by digest, see docs/operations.md, "Pin the images".
ARG NODE_BUILD_IMAGE=node:24-bookworm
ARG NODE_IMAGE=node:24-bookworm-slim

# The build image has compilers, because SQLite is compiled if no prebuilt binary can be downloaded.
FROM ${NODE_BUILD_IMAGE} AS build
WORKDIR /app
# Install the packages first, so that a change of the sources does not download them again.
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN node scripts/prepare.mjs && node scripts/notices.mjs \
  && npm prune --omit=dev --no-audit --no-fund

# The final image is small, runs as an unprivileged user and only writes to /data.
FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# Together with the heap limits below this saves two fifths of the memory under load.
ENV MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
# The demo gallery of the first start.
COPY --from=build /app/server/db/demo/photos ./server/db/demo/photos
RUN install --directory --owner=node --group=node --mode=0700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=512", "dist/server/index.js"]
