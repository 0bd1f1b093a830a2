import { watchComposition } from '@/platform/replayTyping'
import { showStartFailure } from '@/platform/showStartFailure'
import { reloadFromWorker } from '@/platform/reloadFromWorker'
import { retryOnce } from '@/shared/lib/loadModule'

/* What happens before the site's own script, which is forty times as large. */
watchComposition()
reloadFromWorker()
retryOnce(() => import('@/app/start')).catch(showStartFailure)
