import { env } from '@/festival/env'

/** `undefined` if analytics is not configured, or the browser asks not to be tracked. */
export function analyticsId(): string | undefined {
  return hasOptedOut() ? undefined : env.gaMeasurementId
}

function hasOptedOut(): boolean {
  const isPrivate = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
  return isPrivate || navigator.doNotTrack === '1'
}
