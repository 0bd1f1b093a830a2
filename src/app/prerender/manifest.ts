import { edition } from '@/content/edition'
import { paths } from '@/festival/paths'

const png = { type: 'image/png' }

/** https://www.w3.org/TR/appmanifest/ */
export function manifest(): string {
  const data = {
    id: paths.home,
    name: edition.festival,
    short_name: edition.festival,
    description: `${edition.festival}, ${edition.college}, ${edition.dates}`,
    lang: 'en-IN',
    start_url: paths.home,
    scope: paths.home,
    display: 'standalone',
    background_color: edition.pageColor,
    theme_color: edition.pageColor,
    categories: ['entertainment', 'events'],
    icons: [
      { src: '/icons/192.png', sizes: '192x192', ...png },
      { src: '/icons/512.png', sizes: '512x512', ...png },
      { src: '/icons/maskable-512.png', sizes: '512x512', purpose: 'maskable', ...png },
    ],
    screenshots: [
      screenshot('wide', '640x360', `The home page of ${edition.festival}`),
      screenshot('narrow', '360x640', `${edition.festival} on a phone`),
    ],
    shortcuts: [
      shortcut('Your pass', paths.dashboard, 'pass'),
      shortcut('Schedule', paths.schedule, 'schedule'),
      shortcut('Events', paths.events, 'events'),
    ],
  }
  return JSON.stringify(data, null, 2)
}

function screenshot(form_factor: 'wide' | 'narrow', sizes: string, label: string) {
  return { src: `/icons/${form_factor}.webp`, sizes, type: 'image/webp', form_factor, label }
}

function shortcut(name: string, url: string, icon: string) {
  return { name, url, icons: [{ src: `/icons/${icon}-96.png`, sizes: '96x96', ...png }] }
}
