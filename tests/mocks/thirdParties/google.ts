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

/** The parts of `google.accounts.id` that a sign-in button uses. */
export const accountsId = {
  initialize(signInOptions: SignInOptions): void {
    if (!signInOptions.client_id)
      console.error('[GSI_LOGGER]: Missing required parameter: client_id.')
    options = signInOptions
  },

  /** Draws a plain button, where the real script draws a frame. Both replace the content of the container. */
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

  // The mock server has no one-tap card. The real one also stays away from users who have closed it.
  prompt: () => undefined,
  cancel: () => undefined,
  disableAutoSelect: () => undefined,
}

/** Uses the tester's choice, where the real script opens a window with the accounts. */
function choose(): void {
  const { mail } = settings.get()
  options?.callback?.({
    credential: mail && `credential:${mail}`,
    clientId: options.client_id ?? '',
    select_by: 'btn',
  })
}
