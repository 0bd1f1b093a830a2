import { toast, type Renderable } from 'react-hot-toast/headless'

type Options = {
  /** Toasts with the same id replace each other. By default the text is the id, so nothing is shown twice. */
  id?: string
  /** Long for a link or a button, which must not go while somebody reaches for it. */
  duration?: number | undefined
}

function withDefaults(message: Renderable, options: Options | undefined): Options | undefined {
  return typeof message === 'string' ? { id: message, ...options } : options
}

/** Toasts from anywhere, above any modal. Durations are the library's (Spec §9). */
export const notify = {
  success: (message: Renderable, options?: Options) =>
    toast.success(message, withDefaults(message, options)),
  /** After a successful request: the server's message, or our own (Spec §8). */
  done: (serverMessage: string, fallback: Renderable) => notify.success(serverMessage || fallback),
  error: (message: Renderable, options?: Options) =>
    toast.error(message, withDefaults(message, options)),
  warn: (message: Renderable, options?: Options) =>
    toast(message, { icon: 'warning', ...withDefaults(message, options) }),
  dismiss: (id?: string) => toast.dismiss(id),
}
