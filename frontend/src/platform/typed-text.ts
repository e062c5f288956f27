import { attempt } from './storage.ts'
import { TYPED_TEXT_KEY } from './typed-text-key.ts'
import { BEFORE_RELOAD } from './use-part-retry.ts'

/** Never passwords and codes, which carry `data-secret`: a shown password is a text field. */
const TEXT_FIELDS =
  'textarea, input:is([type=text], [type=email], [type=url], :not([type])):not([data-secret])'

type TextField = HTMLInputElement | HTMLTextAreaElement
/** The texts by field. */
type Texts = Partial<Record<string, string>>

const fields = (): TextField[] => [...document.querySelectorAll<TextField>(TEXT_FIELDS)]

/** Ids of fields differ from load to load; the label within its post does not. */
const keyOf = (field: TextField): string => {
  const label = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent
  return [field.closest('[id^=post-]')?.id, field.name, label].join('|')
}

const save = () => {
  const texts = fields().flatMap((field) =>
    field.value === '' ? [] : [[keyOf(field), field.value]],
  )
  attempt(() => {
    sessionStorage.setItem(
      TYPED_TEXT_KEY,
      JSON.stringify([location.pathname, Object.fromEntries(texts)]),
    )
  }, undefined)
}

const takeStored = (): Texts =>
  attempt(() => {
    const [path, texts] = JSON.parse(sessionStorage.getItem(TYPED_TEXT_KEY) ?? '[]') as [
      string?,
      Texts?,
    ]
    sessionStorage.removeItem(TYPED_TEXT_KEY)
    return path === location.pathname && texts ? texts : {}
  }, {})

/** Sets the text of a field as if it were typed. React ignores a value that is set without its setter and event. */
export const typeInto = (field: TextField, text: string) => {
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')
  property?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The member may type before the code that restores is loaded. */
const isBeingTyped = (field: TextField): boolean =>
  field === document.activeElement && field.value !== ''

/** Fills each field as soon as it appears, while the member stays on the page. Returns a function that stops. */
const restore = (texts: Texts): (() => void) => {
  const path = location.pathname
  const observer = new MutationObserver(() => fill())
  const stop = () => observer.disconnect()
  const fill = () => {
    if (location.pathname !== path) stop()
    else
      for (const field of fields()) {
        const key = keyOf(field)
        const text = texts[key]
        texts[key] = undefined
        if (text !== undefined && text !== field.value && !isBeingTyped(field))
          typeInto(field, text)
      }
  }
  fill()
  observer.observe(document.body, { childList: true, subtree: true })
  return stop
}

/** Keeps what was typed when the app reloads itself. Returns a function that stops. */
export const keepTypedText = (): (() => void) => {
  const texts = takeStored()
  const stop = Object.keys(texts).length > 0 ? restore(texts) : undefined
  addEventListener(BEFORE_RELOAD, save)
  return () => {
    stop?.()
    removeEventListener(BEFORE_RELOAD, save)
  }
}
