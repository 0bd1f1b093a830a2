import { festival } from '../festival'
import { nextTokenNumber, settings } from './settings'
import styles from './widgets.module.css'

/** The parameters that `react-google-recaptcha` passes to `render` and that matter here. */
export type CaptchaParameters = {
  sitekey?: string
  size?: string
  tabindex?: number
  callback?: (token: string) => void
  'expired-callback'?: () => void
  'error-callback'?: () => void
}

type Widget = {
  container: Element
  parameters: CaptchaParameters
  box: HTMLInputElement
  note: HTMLElement
  token: string
}

const widgets: Widget[] = []

/** The global object of the captcha's script, with the parts for "explicit" rendering. */
export const grecaptcha = {
  ready: (listener: () => void) => listener(),

  /** It is as strict as the real one, so that mistakes of the site are noticed here. */
  render(container: Element | string, parameters: CaptchaParameters): number {
    const element = typeof container === 'string' ? document.getElementById(container) : container
    if (!element) throw new Error('reCAPTCHA placeholder element must be an element or id')
    if (!parameters.sitekey) throw new Error('Missing required parameters: sitekey')
    if (widgets.some((widget) => widget.container === element)) {
      throw new Error('reCAPTCHA has already been rendered in this element')
    }
    return widgets.push(draw(element, parameters)) - 1
  },

  reset(id = 0): void {
    clear(widgetOf(id))
  },
}

/** Expires the captcha as after two minutes: the tick is removed, and the token is invalid. */
export function expireCaptcha(): void {
  for (const widget of widgets) {
    if (!widget.token || !widget.container.isConnected) continue
    const { token } = widget
    festival.change(({ usedCaptchas }) => void usedCaptchas.push(token))
    clear(widget)
    widget.note.textContent = 'Verification expired. Check the checkbox again.'
    widget.parameters['expired-callback']?.()
  }
}

function widgetOf(id: number): Widget {
  const widget = widgets[id]
  if (!widget) throw new Error('Invalid reCAPTCHA client id')
  return widget
}

/** The widget has the size of the real one, so that a layout that is too narrow is noticed here. */
function draw(container: Element, parameters: CaptchaParameters): Widget {
  const frame = document.createElement('div')
  frame.className = styles.captcha ?? ''
  frame.dataset.size = parameters.size ?? 'normal'
  const label = document.createElement('label')
  const box = document.createElement('input')
  box.type = 'checkbox'
  box.tabIndex = parameters.tabindex ?? 0
  label.append(box, 'I am not a robot')
  const note = document.createElement('small')
  note.textContent = 'mock captcha'
  frame.append(label, note)
  container.append(frame)

  const widget: Widget = { container, parameters, box, note, token: '' }
  box.addEventListener('click', (event) => {
    // A user cannot remove a tick. Only `reset` or time can.
    if (widget.token) event.preventDefault()
    else solve(widget)
  })
  return widget
}

function solve(widget: Widget): void {
  const { captcha } = settings.get()
  if (captcha === 'error') {
    clear(widget)
    widget.note.textContent = 'Could not connect. Check your connection and try again.'
    widget.parameters['error-callback']?.()
    return
  }
  widget.token = `captcha-${captcha === 'works' ? 'ok' : 'refused'}-${nextTokenNumber()}`
  widget.box.checked = true
  widget.note.textContent = 'mock captcha'
  widget.parameters.callback?.(widget.token)
}

function clear(widget: Widget): void {
  widget.token = ''
  widget.box.checked = false
  widget.note.textContent = 'mock captcha'
}
