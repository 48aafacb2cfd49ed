import { t } from '@lingui/core/macro'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { showNotice } from './notice.tsx'

type AlamatRahasiaProps = {
  alamat: string
  /** The name of the part. */
  judul: string
  label: string
  /** That the address is shown this once, and what it opens. */
  isi: string
  /** Where it is pasted. */
  tempel: string
  /** What it is called, where it is no address. */
  kata?: { salin: string; disalin: string; dipilih: string }
  /** Other ways to take it over. */
  acts?: ReactNode
  children?: ReactNode
}

const kataAlamat = () => ({
  salin: t`Salin alamat`,
  disalin: t`Alamat disalin`,
  dipilih: t`Alamat sudah dipilih. Salin dengan menu salin perangkat kamu.`,
})

/** A secret address, or another secret, this once: to be copied. */
export function AlamatRahasia({ alamat, judul, label, isi, tempel, kata, acts, children }: AlamatRahasiaProps) {
  const { salin, disalin, dipilih } = kata ?? kataAlamat()
  const field = useRef<HTMLInputElement>(null)

  const copy = async () => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(alamat)
      showNotice('success', { judul: disalin, isi: tempel })
    } catch {
      // Without permission, or without a secure address, the text is selected and Ctrl+C is left.
      showNotice('info', {
        judul: t`Belum tersalin`,
        isi: dipilih,
      })
    }
  }

  return (
    <Stack gap="sm" role="group" aria-label={judul}>
      <TextInput
        ref={field}
        readOnly
        label={label}
        description={isi}
        value={alamat}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group gap="sm">
        <Button leftSection={<IconCopy size={18} aria-hidden />} onClick={copy}>
          {salin}
        </Button>
        {acts}
      </Group>
      {children}
    </Stack>
  )
}
