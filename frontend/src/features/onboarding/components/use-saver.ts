import { useEffect, useState } from 'react'
import { sendSteps } from '../api/progress.ts'
import { createSaver, type Saver } from '../model/saver.ts'

/** A saver for a mounted screen; sends pending steps when it is unmounted. */
export const useSaver = (): Saver => {
  const [saver] = useState(() => createSaver(sendSteps))
  useEffect(() => {
    const leave = () => {
      if (document.hidden) saver.flush().catch(() => undefined)
    }
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      saver.flush().catch(() => {
        saver.stop()
      })
    }
  }, [saver])
  return saver
}
