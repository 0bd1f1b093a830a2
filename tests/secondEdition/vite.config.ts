import { readdirSync } from 'node:fs'
import { join, parse } from 'node:path'
import { defineConfig, mergeConfig } from 'vite'
import site from '../../vite.config'

const CONTENT = join(import.meta.dirname, 'content')

/** Builds the site with the content of another edition, and nothing else changed. */
export default defineConfig((env) =>
  mergeConfig(site(env), {
    resolve: {
      alias: readdirSync(CONTENT).map((file) => ({
        find: new RegExp(`^@/content/${parse(file).name}$`),
        replacement: join(CONTENT, file),
      })),
    },
  }),
)
