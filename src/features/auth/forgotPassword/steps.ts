import type { OtpRequest } from './request'

/**
 * `unconfirmedRequest`: a request without a response, whose OTP may be on its way all the same. `turns`: how often the card
 * has turned from one step to the other.
 */
type Shared = { unconfirmedRequest: OtpRequest | null; turns: number }

export type State =
  ({ step: 'askEmail' } & Shared) | ({ step: 'enterOtp'; request: OtpRequest } & Shared)

export type Action =
  | { type: 'otpRequested' }
  | { type: 'responseLost'; request: OtpRequest }
  | { type: 'otpExpected'; request: OtpRequest }
  | { type: 'emailDiscarded' }

/** `request`: sent before this page load, for example before the phone unloaded the tab. */
export function initialState(request: OtpRequest | null): State {
  if (request) return { step: 'enterOtp', request, unconfirmedRequest: null, turns: 0 }
  return { step: 'askEmail', unconfirmedRequest: null, turns: 0 }
}

export function reducer(state: State, action: Action): State {
  switch (action.type) {
    case 'otpRequested':
      return { ...state, unconfirmedRequest: null }
    case 'responseLost':
      return { ...state, unconfirmedRequest: action.request }
    case 'otpExpected': {
      const turns = state.step === 'enterOtp' ? state.turns : state.turns + 1
      return { step: 'enterOtp', request: action.request, unconfirmedRequest: null, turns }
    }
    case 'emailDiscarded':
      return { step: 'askEmail', unconfirmedRequest: null, turns: state.turns + 1 }
  }
}
