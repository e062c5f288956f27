import { Trash2 } from 'lucide-react'
import type { ArticleSource } from '#shared/api/articles.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import { correctionMessages as texts } from '../../correction-texts.ts'
import type { SentenceDraft } from '../../model/correction.ts'
import { webAddress } from '../../model/paragraphs.ts'
import type { CorrectionControl } from './use-correction.ts'
import * as styles from './correction.module.css'

interface SentenceEditorProps {
  control: CorrectionControl
  sentence: SentenceDraft
  /** Counted from 1. */
  number: number
}

const SourceLink = ({ source }: { source: ArticleSource }) => {
  const address = webAddress(source.url)
  return (
    address !== undefined && (
      <a href={address} target="_blank" rel="noopener noreferrer nofollow">
        {texts.open}
        <span className="visually-hidden">
          {' '}
          {source.name}: {source.title} {texts.opensNewTab}
        </span>
      </a>
    )
  )
}

const SourceChoice = ({ control, sentence, number }: SentenceEditorProps) => (
  <fieldset className={styles.sources}>
    <legend>{texts.sources(number)}</legend>
    {control.article.sources.map((source, index) => (
      <div key={source.url + String(index)} className={styles.source}>
        <label>
          <input
            type="checkbox"
            checked={!sentence.isNote && sentence.sources.includes(index)}
            disabled={sentence.isNote}
            onChange={({ target }) => {
              const others = sentence.sources.filter((one) => one !== index)
              const sources = target.checked ? [...others, index].toSorted((a, b) => a - b) : others
              control.setSentence(sentence.key, { sources })
            }}
          />
          <span>
            {index + 1} {source.name}: {source.title}
          </span>
        </label>
        <SourceLink source={source} />
      </div>
    ))}
    <label>
      <input
        type="checkbox"
        checked={sentence.isNote}
        onChange={({ target }) => control.setSentence(sentence.key, { isNote: target.checked })}
      />
      <span>{texts.editorsNote}</span>
    </label>
  </fieldset>
)

/** A sentence with the sources that it rests on beside it. */
export const SentenceEditor = (props: SentenceEditorProps) => {
  const { control, sentence, number } = props
  return (
    <li className={styles.sentence}>
      <div className={styles.words}>
        <TextArea
          label={texts.sentence(number)}
          height="medium"
          rows={3}
          maxLength={LIMITS.articleSentence}
          value={sentence.text}
          error={control.errors[sentence.key]}
          onChange={({ target }) => control.setSentence(sentence.key, { text: target.value })}
        />
        <Button variant="ghost" size="compact" onClick={() => control.removeSentence(sentence.key)}>
          <Trash2 size={18} aria-hidden="true" />
          {texts.removeNumber(number)}
        </Button>
      </div>
      <SourceChoice {...props} />
    </li>
  )
}
