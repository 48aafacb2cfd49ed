import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { documents } from './build/documents.ts'

const api = process.env.API_URL ?? 'http://127.0.0.1:3000'

export default defineConfig({
  appType: 'mpa',
  plugins: [react(), documents()],
  build: {
    target: 'es2022',
    rolldownOptions: {
      input: { app: 'app.html' },
      output: {
        codeSplitting: {
          // What three pages share lies in one file instead of in dozens: on a phone's network every request counts. What
          // two share stays with them: the other pages need not carry it.
          groups: [
            { name: 'forms', test: /react-hook-form|@hookform/, priority: 2 },
            { name: 'shared', test: /\.(ts|tsx|mjs|js)$/, minShareCount: 3, priority: 1 },
          ],
        },
      },
    },
    // Pictures and fonts stay files: a data URL would have to be allowed by the content security policy.
    assetsInlineLimit: 0,
  },
  server: { host: '127.0.0.1', proxy: { '/api': { target: api, ws: true } } },
  preview: { host: '127.0.0.1', proxy: { '/api': { target: api, ws: true } } },
})
