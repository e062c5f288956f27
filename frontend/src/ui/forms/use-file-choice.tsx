import { useRef } from 'react'

interface FileChoice {
  label: string
  /** As in HTML; every file when left out. */
  accept?: string | undefined
  onPick: (file: File) => void
}

/** A hidden file field, and what opens it, so that the control may look like any other. */
export const useFileChoice = ({ label, accept, onPick }: FileChoice) => {
  const input = useRef<HTMLInputElement>(null)
  return {
    field: (
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          if (file) onPick(file)
          // Lets the member pick the same file again after removing it.
          event.currentTarget.value = ''
        }}
      />
    ),
    open: () => input.current?.click(),
  }
}
