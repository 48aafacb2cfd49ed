import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import styles from './templat.module.css'
import { templatQuery } from './templat.queries.ts'

type TemplatPickerProps = { onInsert: (isi: string) => void; onManage: () => void }

/** Chooses a template and puts its text into the reply; the templates themselves are edited in a dialog. */
export function TemplatPicker({ onInsert, onManage }: TemplatPickerProps) {
  const { data = [] } = useQuery(templatQuery())
  const [id, setId] = useState('')
  const chosen = data.find(({ templat_id }) => String(templat_id) === id)
  return (
    <div className={styles.picker}>
      {data.length > 0 && (
        <>
          <NativeSelect
            label={t`Templat balasan`}
            data={[
              { value: '', label: t`Pilih templat` },
              ...data.map(({ templat_id, judul }) => ({ value: String(templat_id), label: judul })),
            ]}
            value={chosen ? id : ''}
            onChange={(event) => setId(event.currentTarget.value)}
          />
          <Button variant="light" disabled={!chosen} onClick={() => chosen && onInsert(chosen.isi)}>
            <Trans>Sisipkan</Trans>
          </Button>
        </>
      )}
      <Button variant="subtle" px="xs" onClick={onManage}>
        {data.length > 0 ? t`Kelola templat` : t`Buat templat balasan`}
      </Button>
    </div>
  )
}

/** The reply with a template at its end, in a paragraph of its own. */
export const withTemplat = (balasan: string, isi: string): string =>
  balasan.trim() === '' ? isi : `${balasan.trimEnd()}\n\n${isi}`
