# The house in one image. `npm run hosting` rehearses these steps without Docker.

# What the packages say about themselves, and nothing else: npm has nothing to do again until that changes.
FROM node:24.11.1-bookworm-slim AS manifests
WORKDIR /house
COPY packages packages
RUN find packages -mindepth 2 -maxdepth 2 ! -name package.json -exec rm -r {} +

# The pages
FROM node:24.11.1-bookworm-slim AS pages
WORKDIR /house
COPY package.json package-lock.json .npmrc ./
COPY --from=manifests /house/packages packages
RUN npm ci --include=dev --workspace=@estaminet/web
COPY tsconfig.json tsconfig.base.json ./
COPY packages packages
RUN node node_modules/vite/bin/vite.js build packages/web

# What the server needs from elsewhere, and the program
FROM node:24.11.1-bookworm-slim AS pantry
WORKDIR /house
COPY package.json package-lock.json .npmrc ./
COPY --from=manifests /house/packages packages
# With its program, so that the command `estaminet` is linked.
COPY packages/cli/bin packages/cli/bin
RUN npm ci --omit=dev --workspace=estaminet --workspace=@estaminet/server
COPY packages packages
RUN node packages/cli/scripts/build.mjs && rm -r packages/web

# The house
FROM node:24.11.1-bookworm-slim AS house
WORKDIR /house
COPY --from=pantry /house/node_modules node_modules
COPY package.json package-lock.json tsconfig.json tsconfig.base.json LICENSE ./
COPY --from=pantry /house/packages packages
COPY --from=pages /house/packages/web/dist packages/web/dist
RUN mkdir data && chown 1000:1000 data
ENV NODE_ENV=production
ENV PORT=3000
ENV DATA_DIR=/house/data
ENV PATH=/house/node_modules/.bin:$PATH
USER 1000:1000
VOLUME /house/data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/cli/bin/estaminet.mjs", "serve"]
