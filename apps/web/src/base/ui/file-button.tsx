import { Button, type ButtonProps } from '@mantine/core'
import { useRef } from 'react'

type FileButtonProps = ButtonProps & {
  /** What the browser offers to choose from: types and endings, separated by commas. */
  accept: string
  'aria-describedby'?: string
  onFile: (file: File) => void
}

/** A button that opens the browser's own choice of a file. The same file may be chosen again. */
export function FileButton({ accept, onFile, ...props }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          event.currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
      <Button {...props} onClick={() => input.current?.click()} />
    </>
  )
}
