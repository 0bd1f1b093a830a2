/** What the dashboard says when there is no usable answer. */
export const OFFLINE = 'Network issue. Check your connection and try again.'
export const LOGIN_AGAIN = 'Login Again to continue'
