import { defineConfig, mergeConfig } from 'vite'
import site from '../../vite.config.ts'
import { aliasOf, publicDirOf } from '../editions/aliasOf.ts'
import { mockServer } from './vitePlugin.ts'

/**
 * The site with the mock server in it, in the mode `mock`, which reads `.env.mock`. `EDITION=second` shows it with the
 * content of a made-up edition.
 */
export default defineConfig((env) => {
  const edition = process.env.EDITION
  return mergeConfig(site(env), {
    plugins: [mockServer()],
    publicDir: edition ? publicDirOf(edition) : 'public',
    resolve: {
      alias: [
        ...(edition ? aliasOf(edition) : []),
        { find: '@mocks', replacement: import.meta.dirname },
      ],
    },
  })
})
