import type { HtmlAttributes } from './attributes.ts'

/** Elements that browsers draw without their content, or draw as withdrawn. */
const NEVER_SHOWN = new Set([
  'head',
  'title',
  'audio',
  'video',
  'canvas',
  'datalist',
  'noframes',
  'noembed',
  'rp',
  'del',
  's',
  'strike',
])

const ESCAPE = /\\(?:([\da-f]{1,6})\s?|(.))/gi
const MAX_CODE = 0x10_ff_ff

const unescaped = (_: string, hex: string | undefined, char: string | undefined): string => {
  if (hex === undefined) return char ?? ''
  const code = Number.parseInt(hex, 16)
  return code <= MAX_CODE ? String.fromCodePoint(code) : ''
}

type Style = ReadonlyMap<string, string>

/** The declarations of an inline style, in lower case; the last of a property counts. */
const styleOf = (written: string): Style =>
  new Map(
    written
      .replace(/\/\*.*?\*\//gs, '')
      .replace(ESCAPE, unescaped)
      .toLowerCase()
      .split(';')
      .map((one): [string, string] => {
        const [name = '', ...value] = one.split(':')
        return [name.trim(), value.join(':').replace('!important', '').trim()]
      }),
  )

const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)/

const numberOf = (value = ''): number => Number(NUMBER.exec(value)?.[0] ?? Number.NaN)

/** Smaller letters are dots. */
const MIN_FONT_PX = 3
const FONT_SIZE = /(?:^|\s)([-+]?(?:\d+\.?\d*|\.\d+))(px|pt|r?em|%|v[wh]|ex|ch)?(?=\s|\/|$)/
/** Of 16 px, the usual size. */
const PX: Readonly<Record<string, number>> = { px: 1, pt: 4 / 3, em: 16, rem: 16, '%': 0.16 }

const isTiny = (style: Style): boolean =>
  [style.get('font-size'), style.get('font')].some((value) => {
    const [, size, unit = 'px'] = FONT_SIZE.exec(value ?? '') ?? []
    return size !== undefined && Number(size) * (PX[unit] ?? MIN_FONT_PX) < MIN_FONT_PX
  })

const MIN_OPACITY = 0.1
const PERCENT = 100

const isFaint = (value = ''): boolean =>
  numberOf(value) / (value.endsWith('%') ? PERCENT : 1) < MIN_OPACITY

const CLEAR =
  /^(?:transparent|#(?:[\da-f]{3}0|[\da-f]{6}0\d)|(?:rgb|hsl)a?\(.*[,/]\s*(?:0|0?\.0\d*|[0-9]%)\s*\))$/

const HEX = 16
const PLAIN: Readonly<Record<string, string>> = { white: '#ffffff', black: '#000000' }

/** One way to write a colour: '#fff', 'white' and 'rgb(255, 255, 255)' are '#ffffff'. */
const plainColour = (value = ''): string => {
  const [, ...parts] = /^rgb\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*\)$/.exec(value) ?? []
  if (parts.length > 0)
    return `#${parts.map((part) => Number(part).toString(HEX).padStart(2, '0')).join('')}`
  return PLAIN[value] ?? value.replace(/^#([\da-f])([\da-f])([\da-f])$/, '#$1$1$2$2$3$3')
}

const isColourless = (style: Style): boolean => {
  const [colour, ground] = [style.get('color'), style.get('background-color')]
  const fill = style.get('-webkit-text-fill-color')
  if (CLEAR.test(colour ?? '') || CLEAR.test(fill ?? '')) return true
  return (
    colour !== undefined && plainColour(colour) === plainColour(ground ?? style.get('background'))
  )
}

/** Lengths beyond it move text out of the page. */
const FAR_PX = -500
/** Of relative lengths, a page being some hundred pixels wide. */
const ABOUT_PX: Readonly<Record<string, number>> = { em: 16, rem: 16, '%': 6, vw: 6, vh: 6 }

const aboutPx = (value = ''): number =>
  numberOf(value) * (ABOUT_PX[/(?:r?em|%|v[wh])$/.exec(value)?.[0] ?? ''] ?? 1)

const SIDES = ['left', 'top', 'right', 'bottom', 'text-indent', 'margin-left', 'margin-top']
const CUTS = ['height', 'max-height', 'width', 'max-width']
const CLIPPED = /^(?:rect\(\s*[01](?:px)?\b|inset\(\s*(?:50|100)%|circle\(\s*0|polygon\(\s*0)/

const isOutside = (style: Style): boolean => {
  const isCut = /hidden|clip|scroll|auto/.test(
    style.get('overflow') ?? style.get('overflow-y') ?? '',
  )
  return (
    SIDES.some((side) => aboutPx(style.get(side)) <= FAR_PX) ||
    (isCut && CUTS.some((side) => numberOf(style.get(side)) <= 1)) ||
    CLIPPED.test(style.get('clip') ?? style.get('clip-path') ?? '') ||
    /scale[xy]?\(\s*0?\.?0*\s*[,)]|translate[xy]?\(\s*-\d{4}/.test(style.get('transform') ?? '')
  )
}

const HIDING: readonly (readonly [property: string, value: RegExp])[] = [
  ['display', /^none/],
  ['visibility', /^(?:hidden|collapse)/],
  ['content-visibility', /^hidden/],
  ['mso-hide', /^all/],
  ['filter', /opacity\(\s*(?:0|0?\.0\d*|[0-9]%)\s*\)/],
]

const isStyledAway = (style: Style): boolean =>
  HIDING.some(([property, value]) => value.test(style.get(property) ?? '')) ||
  isTiny(style) ||
  isFaint(style.get('opacity')) ||
  isColourless(style) ||
  isOutside(style)

/** Names that the usual style sheets hide (Bootstrap, Tailwind, WordPress); feeds come without them. */
const HIDDEN_CLASS =
  /(?:^|\s)(?:hidden|hide|invisible|is-hidden|d-none|display-none|sr-only|visually-?hidden|screen-reader-(?:text|only))(?:\s|$)/i

const STYLE_ELEMENT = /<style\b[^>]*>([^<]*)/gi
const RULE = /([^{}]+)\{([^{}]*)\}/g
const SIMPLE = /^[a-z\d]*([.#][\w-]+)$/i
const MAX_RULES = 200
/** Such rules hide nothing on a screen. */
const PRINT = /@media\s+(?:only\s+)?print\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/gi

/** The classes (`.x`) and ids (`#x`) that style elements of the text itself hide. */
export const hiddenByStyles = (html: string): ReadonlySet<string> => {
  const hidden = new Set<string>()
  if (!/<style/i.test(html)) return hidden
  const css = [...html.matchAll(STYLE_ELEMENT)]
    .map(([, rules = '']) => rules.replace(PRINT, ''))
    .join('\n')
  for (const [, selectors = '', declarations = ''] of [...css.matchAll(RULE)].slice(0, MAX_RULES)) {
    if (!isStyledAway(styleOf(declarations))) continue
    for (const selector of selectors.split(',')) {
      const [, name] = SIMPLE.exec(selector.trim()) ?? []
      if (name !== undefined) hidden.add(name)
    }
  }
  return hidden
}

const namesOf = (attributes: HtmlAttributes): readonly string[] => [
  ...(attributes.get('class') ?? '').split(/\s+/).map((one) => `.${one}`),
  `#${attributes.get('id') ?? ''}`,
]

/**
 * Whether an element is invisible to a reader of the page, according to its own tag and the style elements of the item.
 * @param hidden classes and ids that styles hide
 */
export const isHidden = (
  name: string,
  attributes: HtmlAttributes,
  hidden: ReadonlySet<string>,
): boolean => {
  if (NEVER_SHOWN.has(name) || attributes.has('hidden')) return true
  if (name === 'dialog' && !attributes.has('open')) return true
  const style = attributes.get('style')
  if (style !== undefined && isStyledAway(styleOf(style))) return true
  if (hidden.size > 0 && namesOf(attributes).some((one) => hidden.has(one))) return true
  return HIDDEN_CLASS.test(attributes.get('class') ?? '')
}
