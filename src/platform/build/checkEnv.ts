import type { Plugin } from 'vite'
import { envProblems } from '../../festival/envProblems.ts'
import type { RawEnv } from '../../festival/readEnv.ts'
import { publishWarnings } from './publishWarnings.ts'

/** A site that cannot work is not built or served; one that should not be published as it is warns. */
export function checkEnv(env: RawEnv): Plugin {
  function check() {
    const problems = envProblems(env)
    if (problems.length === 0) return
    throw new Error(
      `${problems.join(' ')} Copy .env.example to .env, fill it in, and try again. Without an .env, \`npm start\` runs against the mock server.`,
    )
  }
  return {
    name: 'check-env',
    configureServer: check,
    buildStart() {
      check()
      const { name, config } = this.environment
      // The site is built twice, for Node and for browsers.
      if (config.command !== 'build' || name !== 'client') return
      for (const warning of publishWarnings(env)) config.logger.warnOnce(warning)
    },
  }
}
