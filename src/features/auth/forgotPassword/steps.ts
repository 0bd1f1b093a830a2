import type { OtpRequest } from './request'

/** `turns`: how often the card has turned from one step to the other. */
export type State =
  { step: 'askEmail'; turns: number } | { step: 'enterOtp'; request: OtpRequest; turns: number }

export type Action = { type: 'otpExpected'; request: OtpRequest } | { type: 'emailDiscarded' }

/** `request`: sent before this page load, for example before the phone unloaded the tab. */
export function initialState(request: OtpRequest | null): State {
  return request ? { step: 'enterOtp', request, turns: 0 } : { step: 'askEmail', turns: 0 }
}

export function reducer(state: State, action: Action): State {
  switch (action.type) {
    case 'otpExpected': {
      const turns = state.step === 'enterOtp' ? state.turns : state.turns + 1
      return { step: 'enterOtp', request: action.request, turns }
    }
    case 'emailDiscarded':
      return { step: 'askEmail', turns: state.turns + 1 }
  }
}
