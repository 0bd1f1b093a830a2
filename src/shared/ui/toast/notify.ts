import { toast, type Renderable } from 'react-hot-toast/headless'

type Options = {
  /** Toasts with the same id replace each other. By default the text is the id, so nothing is shown twice. */
  id?: string
  duration?: number | undefined
}

function identify(message: Renderable, options: Options | undefined): Options | undefined {
  return typeof message === 'string' ? { id: message, ...options } : options
}

/** Toasts from anywhere, above any modal. Durations are the library's (Spec §9). */
export const notify = {
  success: (message: Renderable, options?: Options) =>
    toast.success(message, identify(message, options)),
  /** After a successful request: the server's message, or our own (Spec §8). */
  done: (serverMessage: string, fallback: string) => notify.success(serverMessage || fallback),
  error: (message: Renderable, options?: Options) =>
    toast.error(message, identify(message, options)),
  warn: (message: Renderable, options?: Options) =>
    toast(message, { icon: 'warning', ...identify(message, options) }),
  dismiss: (id?: string) => toast.dismiss(id),
  /** At once, so that another with its id may come at any time: a dismissed one is removed a second later. */
  remove: (id: string) => toast.remove(id),
}
