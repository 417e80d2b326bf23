# The house in one image. `npm run hosting` rehearses these steps without Docker.

# The pages
FROM node:24.11.1-bookworm-slim AS pages
WORKDIR /house
COPY package.json package-lock.json .npmrc ./
COPY packages/belgian-beers-race/package.json packages/belgian-beers-race/
COPY packages/bots/package.json packages/bots/
COPY packages/cli/package.json packages/cli/
COPY packages/heaven-and-ale/package.json packages/heaven-and-ale/
COPY packages/kernel/package.json packages/kernel/
COPY packages/server/package.json packages/server/
COPY packages/table/package.json packages/table/
COPY packages/web/package.json packages/web/
RUN npm ci --include=dev --workspace=@estaminet/web
COPY tsconfig.json tsconfig.base.json ./
COPY packages packages
RUN node node_modules/vite/bin/vite.js build packages/web

# What the server needs from elsewhere, and the program
FROM node:24.11.1-bookworm-slim AS pantry
WORKDIR /house
COPY package.json package-lock.json .npmrc ./
COPY packages/belgian-beers-race/package.json packages/belgian-beers-race/
COPY packages/bots/package.json packages/bots/
# With its program, so that the command `estaminet` is linked.
COPY packages/cli/package.json packages/cli/
COPY packages/cli/bin packages/cli/bin
COPY packages/heaven-and-ale/package.json packages/heaven-and-ale/
COPY packages/kernel/package.json packages/kernel/
COPY packages/server/package.json packages/server/
COPY packages/table/package.json packages/table/
COPY packages/web/package.json packages/web/
RUN npm ci --omit=dev --workspace=estaminet --workspace=@estaminet/server
COPY packages packages
RUN node packages/cli/scripts/build.mjs

# The house
FROM node:24.11.1-bookworm-slim AS house
WORKDIR /house
COPY --from=pantry /house/node_modules node_modules
COPY package.json package-lock.json tsconfig.json tsconfig.base.json LICENSE ./
COPY packages/belgian-beers-race packages/belgian-beers-race
COPY packages/bots packages/bots
COPY packages/cli packages/cli
COPY packages/heaven-and-ale packages/heaven-and-ale
COPY packages/kernel packages/kernel
COPY packages/server packages/server
COPY packages/table packages/table
COPY --from=pantry /house/packages/cli/dist packages/cli/dist
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
