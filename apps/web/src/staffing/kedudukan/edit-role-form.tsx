import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Alert, Stack, Text } from '@mantine/core'
import { isProfessional, type LevelId } from '@sehati/contract/base/access'
import { failures } from '@sehati/contract/base/texts'
import { user as messages } from '@sehati/contract/people/user.messages'
import type { User } from '@sehati/contract/people/user.schema'
import { sidesLeft } from '@sehati/contract/staffing/kedudukan.rules'
import { UserPerubahan } from '@sehati/contract/staffing/kedudukan.schema'
import { IconInfoCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { TindakanFoot } from '../../absence/terdampak/tindakan-foot.tsx'
import { useUsulan } from '../../absence/terdampak/use-usulan.ts'
import { UsulanList } from '../../absence/terdampak/usulan-list.tsx'
import { say } from '../../base/lib/say.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import { RefusalAlert } from '../../base/page/refusal-alert.tsx'
import { FormAlert } from '../../base/ui/form-errors.tsx'
import { Loaded } from '../../base/ui/loaded.tsx'
import { deskripsiKata, roleKata } from '../../people/user/people.rules.ts'
import { levelQuery, terdampakQuery, useUpdateUser } from '../../people/user/user-admin.queries.ts'
import styles from './edit-role-form.module.css'

type EditRoleFormProps = {
  user: User
  isSelf: boolean
  onSaved: (user: User) => void
  onCancel: () => void
}

/** What the change means for the person, said before it is saved. */
const consequence = ({ name, level_id }: User, next: LevelId) =>
  [
    t`${{ nama: name }} keluar dari semua perangkat dan mendapat peran baru saat login kembali.`,
    isProfessional(level_id) && !isProfessional(next) && t`Namanya hilang dari jadwal publik dan daftar pemesanan.`,
  ]
    .filter(Boolean)
    .join(' ')

/** Chooses another role. Saving is disabled for the present role, and for the admin's own account. */
export function EditRoleForm({ user, isSelf, onSaved, onCancel }: EditRoleFormProps) {
  const id = useId()
  const levels = useQuery(levelQuery())
  const { user_id, level_id } = user
  const send = useUpdateUser()
  const form = useIsian(UserPerubahan, {
    defaultValues: { user_id, level_id },
    send: async (body, form) => {
      if (closed || (leaves && !affected.data)) return
      const also = daftar.check()
      if (!also) return false
      const saved = await send.mutateAsync({ body: { ...body, ...also } })
      // What was saved would not be lost.
      form.reset({ user_id, level_id: saved.level_id })
      onSaved(saved)
    },
    refuse: (error) => daftar.refuse(error),
    alertOf: ({ message }) => ({ judul: failures.adminSave, isi: message }),
  })
  const chosen = form.watch('level_id') as LevelId
  const isSame = chosen === level_id
  const leaves = sidesLeft(user, { ...user, level_id: chosen }).length > 0
  const affected = useQuery({ ...terdampakQuery(user_id), enabled: leaves })
  const terdampak = (leaves && affected.data) || []
  const daftar = useUsulan(`peran:${user_id}`, terdampak)

  const nama = user.name
  const peran = roleKata(user.nama_level)
  const closed = isSelf
    ? say(messages.SELF_PROTECTED.isi)
    : isSame && t`${nama} sudah berperan ${peran}. Pilih peran lain untuk menyimpan.`

  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="md">
        <RefusalAlert refusal={form.refusal} />
        <Loaded query={levels}>
          {(found) => (
            <fieldset className={styles.roles} disabled={isSelf}>
              <legend>
                <Trans>Peran {nama}</Trans>
              </legend>
              {found.map(({ level_id, nama_level, deskripsi }) => (
                <label key={level_id} className={styles.role}>
                  <input
                    type="radio"
                    name={id}
                    value={level_id}
                    checked={level_id === chosen}
                    aria-describedby={`${id}-${level_id}`}
                    onChange={() => form.setValue('level_id', level_id, { shouldDirty: true })}
                  />
                  <span className={styles.name}>
                    <span>{roleKata(nama_level)}</span>
                    {level_id === user.level_id && (
                      <small>
                        {' '}
                        <Trans>(saat ini)</Trans>
                      </small>
                    )}
                  </span>
                  <span className={styles.words} id={`${id}-${level_id}`}>
                    {deskripsiKata(level_id, deskripsi)}
                  </span>
                </label>
              ))}
            </fieldset>
          )}
        </Loaded>
        {!isSame && (
          <Alert role="status" color="accent" icon={<IconInfoCircle aria-hidden />}>
            {consequence(user, chosen)}
          </Alert>
        )}
        {leaves && affected.error && <FormAlert judul={failures.adminSave} isi={affected.error.message} />}
        {terdampak.length > 0 && <UsulanList user={user} rows={terdampak} daftar={daftar} isPending={send.isPending} />}
        {closed && (
          <Text size="sm" c="dimmed" id={`${id}-tutup`}>
            {closed}
          </Text>
        )}
        <TindakanFoot
          batal={t`Batal`}
          kirim={t`Simpan`}
          isPending={send.isPending || (leaves && affected.isFetching)}
          closedBy={closed ? `${id}-tutup` : undefined}
          onCancel={onCancel}
        />
      </Stack>
    </form>
  )
}
