import { settings } from './settings'
import styles from './widgets.module.css'

type Credential = { credential: string; clientId: string; select_by: string }

export type SignInOptions = { client_id?: string; callback?: (credential: Credential) => void }

export type ButtonOptions = {
  size?: 'large' | 'medium' | 'small'
  /** In pixels, as text or as a number. */
  width?: string | number
  click_listener?: () => void
}

let options: SignInOptions | null = null

/** `google.accounts.id`, as far as a sign-in button uses it. */
export const accountsId = {
  initialize(signInOptions: SignInOptions): void {
    if (!signInOptions.client_id)
      console.error('[GSI_LOGGER]: Missing required parameter: client_id.')
    options = signInOptions
  },

  /** A plain button where the real script draws a frame; both stand alone in their container. */
  renderButton(container: Element, { size = 'large', width, click_listener }: ButtonOptions = {}) {
    if (!options) {
      console.error('[GSI_LOGGER]: Failed to render button before calling initialize().')
      return
    }
    const button = document.createElement('button')
    button.type = 'button'
    button.className = styles.signIn ?? ''
    button.dataset.size = size
    if (width) button.style.inlineSize = `${Number.parseInt(String(width), 10)}px`
    button.textContent = 'Log in with Google'
    button.addEventListener('click', () => {
      click_listener?.()
      choose()
    })
    container.replaceChildren(button)
  },

  // The one-tap card is not part of the mock server: it never comes up, as for people who closed it once.
  prompt: () => undefined,
  cancel: () => undefined,
  disableAutoSelect: () => undefined,
}

/** Where the real window with the accounts would open, the tester's choice is taken. */
function choose(): void {
  const { mail } = settings.get()
  options?.callback?.({
    credential: mail && `credential:${mail}`,
    clientId: options.client_id ?? '',
    select_by: 'btn',
  })
}
