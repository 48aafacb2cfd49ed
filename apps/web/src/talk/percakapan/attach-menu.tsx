import { t } from '@lingui/core/macro'
import { UnstyledButton } from '@mantine/core'
import { jenisLampiran, semuaJenisLampiran } from '@sehati/contract/talk/percakapan.rules'
import { IconPaperclip } from '@tabler/icons-react'
import { useRef } from 'react'
import { Disclosure } from '../../base/ui/disclosure.tsx'
import { kataLampiran } from './attachment.rules.ts'
import { iconsLampiran } from './attachment-icon.ts'
import styles from './composer.module.css'

const kinds = semuaJenisLampiran.map((jenis) => ({
  kata: kataLampiran[jenis],
  icon: iconsLampiran[jenis],
  accept: jenisLampiran[jenis].dari.join(','),
}))

/** A picture or a document to go with the message. */
export function AttachMenu({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          event.currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
      <Disclosure
        label={t`Lampirkan berkas`}
        panelClassName={styles.above}
        className={styles.tool}
        trigger={<IconPaperclip size={24} stroke={1.75} />}
      >
        {(close) =>
          kinds.map(({ kata, icon: Picture, accept }) => (
            <UnstyledButton
              key={accept}
              className={styles.kind}
              onClick={() => {
                if (input.current) input.current.accept = accept
                input.current?.click()
                close()
              }}
            >
              <Picture size={20} stroke={1.75} aria-hidden />
              <span>{t(kata)}</span>
            </UnstyledButton>
          ))
        }
      </Disclosure>
    </>
  )
}
