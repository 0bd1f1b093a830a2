import { toast, type Renderable } from 'react-hot-toast/headless'

type Options = {
  /** Toasts with the same id replace each other. By default the text is the id. */
  id?: string
  /** A toast with a link or a button needs a long duration, so that the user can reach it. */
  duration?: number | undefined
}

function withDefaults(message: Renderable, options: Options | undefined): Options | undefined {
  return typeof message === 'string' ? { id: message, ...options } : options
}

/** Spec §9: the durations of the library. */
export const notify = {
  success: (message: Renderable, options?: Options) =>
    toast.success(message, withDefaults(message, options)),
  /** Spec §8: after a successful request, the server's message or `fallback`. */
  done: (serverMessage: string, fallback: Renderable) => notify.success(serverMessage || fallback),
  error: (message: Renderable, options?: Options) =>
    toast.error(message, withDefaults(message, options)),
  warn: (message: Renderable, options?: Options) =>
    toast(message, { icon: 'warning', ...withDefaults(message, options) }),
  dismiss: (id?: string) => toast.dismiss(id),
}
