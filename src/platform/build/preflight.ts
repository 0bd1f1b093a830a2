import { loadEnv } from 'vite'
import { envProblems, envWarnings } from '@/shared/envProblems'
import { askHosts } from './askHosts'
import { askSite } from './askSite'

/*
 * `npm run preflight`: whether a site with this `.env` would work. With an address, as in
 * `npm run preflight -- https://the.site`: whether that publishes `dist` as it is. Ends with 1 if not; see README.md here.
 */
const [, , address] = process.argv
const env = { ...process.env, ...loadEnv('production', process.cwd(), 'VITE_') }
const problems = envProblems(env)
// Addresses that cannot be read cannot be asked.
const faults = problems.length > 0 ? problems : await askHosts(env)
if (address) faults.push(...(await askSite(address)))

for (const warning of envWarnings(env)) console.warn(`Warning: ${warning}`)
for (const fault of faults) console.error(`Fault: ${fault}`)
if (faults.length > 0) process.exitCode = 1
else {
  console.log('The environment is complete, and every host answers as the site needs.')
  if (address) console.log(`${address} publishes dist as it is.`)
}
