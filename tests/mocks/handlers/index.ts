import { http, HttpResponse, type HttpHandler } from 'msw'
import type { Hosts } from '../hosts'
import { accountHandlers } from './accounts'
import { complaintHandlers } from './complaints'
import { contingentHandlers } from './contingents'
import { eventHandlers } from './events'
import { gameHandlers } from './games'

/** Every endpoint of Spec §7, and a response to any other path of the festival's hosts. */
export function createHandlers(hosts: Hosts): HttpHandler[] {
  return [
    ...accountHandlers(hosts),
    ...eventHandlers(hosts),
    ...complaintHandlers(hosts),
    ...contingentHandlers(hosts),
    ...gameHandlers(hosts),
    ...[...new Set(Object.values(hosts))].map(unknownPath),
  ]
}

/** Logs an error, because a request to an unknown path is always a mistake of the site. */
function unknownPath(host: string): HttpHandler {
  return http.all(`${host}/*`, ({ request }) => {
    const requested = `${request.method} ${new URL(request.url).pathname}`
    console.error(`The mock server has no ${requested} on ${host}`)
    const page = `<!DOCTYPE html>\n<html lang="en">\n<body>\n<pre>Cannot ${requested}</pre>\n</body>\n</html>\n`
    return HttpResponse.html(page, { status: 404 })
  })
}
