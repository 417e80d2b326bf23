import { defineConfig } from 'vite'
import solid from 'vite-plugin-solid'

export default defineConfig({
  plugins: [solid()],
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    target: 'es2022',
    // A strict content policy allows no inline script or style, so nothing may be inlined as data either.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
