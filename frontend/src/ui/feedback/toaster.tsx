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
import './toaster.css'

const ICONS = { neutral: Info, success: CircleCheck, destructive: CircleAlert } as const

/** Above whatever is open: a dialog's backdrop would dim what it has to say. */
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

/** Where toasts appear; rendered once. Time (5 s), swipe (50 px) and hotkey (F8) are the library's defaults. */
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
          onOpenChange={(open) => {
            if (!open) dismissToast()
          }}
          type={announcement(tone)}
          className={`toast toast-${tone}`}
        >
          <Icon className="toast-icon" size={20} aria-hidden="true" />
          <div>
            <RadixToast.Title className="toast-title">{toast.title}</RadixToast.Title>
            {toast.description !== undefined && (
              <RadixToast.Description className="toast-text">
                {toast.description}
              </RadixToast.Description>
            )}
            {toast.action && (
              <RadixToast.Action
                className="toast-action"
                altText={toast.action.label}
                onClick={toast.action.onSelect}
              >
                {toast.action.label}
              </RadixToast.Action>
            )}
          </div>
          <RadixToast.Close
            className="button button-ghost button-icon toast-close"
            aria-label={messages.close}
          >
            <X size={18} aria-hidden="true" />
          </RadixToast.Close>
        </RadixToast.Root>
      )}
      <RadixToast.Viewport
        ref={viewport}
        popover="manual"
        className="toast-viewport"
        label={messages.notifications}
      />
    </RadixToast.Provider>
  )
}
