const REGIONS: Readonly<Record<string, string>> = {
  europe: 'europa|europe|europas|european|europäisch\\p{L}*|eu',
  germany: 'deutschland|germany|german|deutsche\\p{L}*',
  britain: 'großbritannien|britain|british|britische\\p{L}*|uk',
  america:
    'nordamerika|nordamerikanische\\p{L}*|north[ -]america|north[ -]american|usa|us|u\\.s\\.|amerika|amerikanische\\p{L}*|america|american',
  south:
    'südamerika|südamerikanische\\p{L}*|lateinamerika|south[ -]america|south[ -]american|latin[ -]america|latin[ -]american',
  asia: 'asien|asia|asian|asiatische\\p{L}*|japan|japanese|japanische\\p{L}*',
  australia: 'australien|australia|australian|australische\\p{L}*',
}

const TOUR =
  '(?:tour|tournee|trek|run|leg|dates|shows|konzert|termine|reise|headline|summer|spring)'
const TO = 'in|durch|nach|quer durch|through|across|to|of|über'
const MORE = '(?:[ -]+(?:[\\p{L}\\d]+[ -]+){0,2}?)?'

const PATTERNS = Object.entries(REGIONS).map(
  ([name, words]) =>
    [
      name,
      new RegExp(
        `(?<!\\p{L})(?:${words})${MORE}${TOUR}|(?<!\\p{L})(?:${TO}) (?:the |die |ganz )?(?:${words})(?!\\p{L})`,
        'iu',
      ),
    ] as const,
)

/** The parts of Europe belong to it: a German leg can be part of a European tour. */
const PARTS: Readonly<Record<string, string>> = { germany: 'europe', britain: 'europe' }

/** Most texts name no region. */
const ANY =
  /europ|deutsch|german|brit|\buk\b|ameri[ck]|\busa?\b|u\.s\.|\beu\b|asi[ae]|japan|austral/iu

/** Where a tour goes, as far as the text says. */
export const regionsIn = (text: string): string[] =>
  !ANY.test(text) ? [] : PATTERNS.filter(([, pattern]) => pattern.test(text)).map(([name]) => name)

const isWithin = (one: string, other: string): boolean => one === other || PARTS[one] === other

/** Both name regions, and no region of one is a region of the other. */
export const areRegionsApart = (ones: readonly string[], others: readonly string[]): boolean =>
  ones.length > 0 &&
  others.length > 0 &&
  !ones.some((one) => others.some((other) => isWithin(one, other) || isWithin(other, one)))
