import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconCalendarPlus, IconCopy } from '@tabler/icons-react'
import { useRef } from 'react'
import { showNotice } from '../../base/ui/notice.tsx'

/** The secret address, this once: to be copied, or handed to the calendar app of this device. */
export function AlamatKalender({ alamat }: { alamat: string }) {
  const field = useRef<HTMLInputElement>(null)

  const copy = async () => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(alamat)
      showNotice('success', { judul: t`Alamat disalin`, isi: t`Tempel alamat ini di aplikasi kalender kamu.` })
    } catch {
      // Without permission, or without a secure address, the text is selected and Ctrl+C is left.
      showNotice('info', {
        judul: t`Belum tersalin`,
        isi: t`Alamat sudah dipilih. Salin dengan menu salin perangkat kamu.`,
      })
    }
  }

  return (
    <Stack gap="sm" role="group" aria-label={t`Alamat kalender baru`}>
      <TextInput
        ref={field}
        readOnly
        label={t`Alamat rahasia kalender`}
        description={t`Alamat ini hanya ditampilkan sekali. Siapa pun yang memilikinya dapat melihat waktu janji kamu.`}
        value={alamat}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group gap="sm">
        <Button leftSection={<IconCopy size={18} aria-hidden />} onClick={copy}>
          <Trans>Salin alamat</Trans>
        </Button>
        <Button
          component="a"
          href={alamat.replace(/^https?:/, 'webcal:')}
          variant="default"
          leftSection={<IconCalendarPlus size={18} aria-hidden />}
        >
          <Trans>Buka di aplikasi kalender</Trans>
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        <Trans>
          Di Google Kalender: Kalender lain, lalu Dari URL. Di iPhone: Kalender, lalu Tambah Kalender Langganan.
          Perubahan jadwal muncul saat aplikasi memuat ulang kalender, biasanya dalam beberapa jam.
        </Trans>
      </Text>
    </Stack>
  )
}
