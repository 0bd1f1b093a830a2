import { loadEnv } from 'vite'
import { envProblems, envWarnings } from '@/shared/envProblems'
import { askHosts } from './askHosts'

/* `npm run preflight`: whether a site with this `.env` would work. Ends with 1 if not; see README.md here. */
const env = { ...process.env, ...loadEnv('production', process.cwd(), 'VITE_') }
const problems = envProblems(env)
// Addresses that cannot be read cannot be asked.
const faults = problems.length > 0 ? problems : await askHosts(env)

for (const warning of envWarnings(env)) console.warn(`Warning: ${warning}`)
for (const fault of faults) console.error(`Fault: ${fault}`)
if (faults.length > 0) process.exitCode = 1
else console.log('The environment is complete, and every host answers as the site needs.')
