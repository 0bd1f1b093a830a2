import { showStartFailure } from '@/platform/showStartFailure'
import { tryTwice } from '@/shared/lib/loadPart'

/* What happens before the site's own script, which is forty times as large. */
tryTwice(() => import('@/app/start')).catch(showStartFailure)
