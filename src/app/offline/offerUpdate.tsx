// First, as in start.tsx: the order of the layers is that in which they are met.
import '@/shared/styles/index.css'
import { createRoot } from 'react-dom/client'
import { reload } from '@/shared/start/reload'
import type { Message } from './messages'
import { UpdateNotice } from './UpdateNotice'

const TAKES_OVER_IN_MS = 3_000

let isOffered = false

/** Above the page and outside its root, because the page may be inert or may have failed. */
export function offerUpdate(registration: ServiceWorkerRegistration): void {
  if (isOffered) return
  isOffered = true
  const place = document.createElement('div')
  document.getElementById('root')?.before(place)
  createRoot(place).render(<UpdateNotice onUpdate={() => update(registration)} />)
}

async function update({ waiting }: ServiceWorkerRegistration): Promise<void> {
  const message: Message = { type: 'take-over' }
  const taken = new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    setTimeout(resolve, TAKES_OVER_IN_MS)
  })
  waiting?.postMessage(message)
  await taken
  await reload()
}
