import * as RadixToast from '@radix-ui/react-toast'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { messages } from '../texts.ts'
import {
  currentToast,
  dismissToast,
  subscribeToToast,
  type ShownToast,
  type Toast,
} from './toast-store.ts'
import { classNames } from '../class-names.ts'
import * as styles from './toaster.module.css'
import { iconButtonClass } from '../controls/button-class.ts'

const TONES = {
  neutral: undefined,
  success: styles.success,
  destructive: styles.destructive,
} as const

const ICONS = { neutral: Info, success: CircleCheck, destructive: CircleAlert } as const

/** Keeps the toast in the top layer, above the backdrop of a dialog that opened earlier. */
const useTopLayer = (toast: ShownToast | undefined) => {
  const viewport = useRef<HTMLOListElement>(null)
  const id = toast?.id
  useEffect(() => {
    const element = viewport.current
    if (id === undefined || !element || !('popover' in HTMLElement.prototype)) return
    if (element.matches(':popover-open')) element.hidePopover()
    element.showPopover()
  }, [id])
  return viewport
}

const announcement = (tone: Toast['tone']) => (tone === 'destructive' ? 'foreground' : 'background')

/** Renders the current toast; used once. Duration (5 s unless the toast names one), swipe (50 px) and hotkey (F8) are the library's defaults. */
export const Toaster = () => {
  const toast = useSyncExternalStore(subscribeToToast, currentToast)
  const viewport = useTopLayer(toast)
  const tone = toast?.tone ?? 'neutral'
  const Icon = ICONS[tone]
  return (
    <RadixToast.Provider label={messages.notification}>
      {toast && (
        <RadixToast.Root
          key={toast.id}
          open={toast.open}
          {...(toast.durationMs !== undefined && { duration: toast.durationMs })}
          onOpenChange={(open) => {
            if (!open) dismissToast()
          }}
          type={announcement(tone)}
          className={classNames(styles.toast, TONES[tone])}
        >
          <Icon className={styles.icon} size={20} aria-hidden="true" />
          <div>
            <RadixToast.Title className={styles.title}>{toast.title}</RadixToast.Title>
            {toast.description !== undefined && (
              <RadixToast.Description className={styles.text}>
                {toast.description}
              </RadixToast.Description>
            )}
            {toast.action && (
              <RadixToast.Action
                className={styles.action}
                altText={toast.action.label}
                onClick={toast.action.onSelect}
              >
                {toast.action.label}
              </RadixToast.Action>
            )}
          </div>
          <RadixToast.Close
            className={classNames(iconButtonClass, styles.close)}
            aria-label={messages.close}
          >
            <X size={18} aria-hidden="true" />
          </RadixToast.Close>
        </RadixToast.Root>
      )}
      <RadixToast.Viewport
        ref={viewport}
        popover="manual"
        className={styles.viewport}
        label={messages.notifications}
      />
    </RadixToast.Provider>
  )
}
