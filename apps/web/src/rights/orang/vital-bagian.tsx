import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import { insertKepentinganVital } from '@sehati/contract/rights/wali.endpoints'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { waktuPanjang } from '../../base/lib/tanggal.ts'
import { FormDialog } from '../../base/page/form-dialog.tsx'
import { List } from '../../base/ui/loaded.tsx'
import { showSuccess } from '../../base/ui/notice.tsx'
import { vitalQuery } from './orang.queries.ts'
import { VitalForm } from './vital-form.tsx'

/** For reviewers: the reasons for which a person under 18 may book although their guardian may not know. They are read when asked for. */
export function VitalBagian({ user_id, isMinor }: { user_id: number; isMinor: boolean }) {
  const [isShown, setIsShown] = useState(false)
  const vital = useQuery({ ...vitalQuery(user_id), enabled: isShown })
  return (
    <Stack component="section" gap="sm" aria-label={t`Kepentingan vital`} align="flex-start">
      <Group gap="sm">
        {isMinor && (
          <FormDialog<null>
            judul={() => t`Buka pemesanan karena kepentingan vital`}
            form={(_, dialog) => <VitalForm user_id={user_id} {...dialog} />}
            onSaved={() => showSuccess(insertKepentinganVital)}
          >
            {(open) => (
              <Button variant="default" onClick={() => open(null)}>
                <Trans>Catat kepentingan vital</Trans>
              </Button>
            )}
          </FormDialog>
        )}
        {!isShown && (
          <Button variant="subtle" onClick={() => setIsShown(true)}>
            <Trans>Lihat alasan (dicatat)</Trans>
          </Button>
        )}
      </Group>
      {isShown && (
        <List query={vital} empty={{ isi: t`Belum ada kepentingan vital yang dicatat.` }}>
          {(rows) => (
            <ul>
              {rows.map(({ wali_id, alasan, pada, oleh }) => (
                <li key={wali_id}>
                  <Text size="sm">{alasan}</Text>
                  <Text size="sm" c="dimmed">
                    {`${waktuPanjang(pada)}, ${oleh}`}
                  </Text>
                </li>
              ))}
            </ul>
          )}
        </List>
      )}
    </Stack>
  )
}
