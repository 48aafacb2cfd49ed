-- Duties: rights that an admin gives to an account beside those of its level. See docs/adr/0046.
create table tugas (
  user_id int         not null references users,
  tugas   text        not null,
  sejak   timestamptz not null,
  oleh    int         not null references users,
  primary key (user_id, tugas),
  constraint tugas_kata check (tugas in ('loket', 'jaga', 'peninjau', 'petugas_data'))
);

-- The levels that may have a duty; null for a word that is none.
create function boleh_tugas(tugas text, peran int) returns boolean language sql immutable parallel safe as $$
  select case tugas
    when 'loket' then peran in (1, 4)
    when 'jaga' then peran in (1, 2, 3)
    when 'peninjau' then peran in (1, 2, 3)
    when 'petugas_data' then peran = 1
  end
$$;

-- The row of the account is locked, shared, until the commit. A change of its level or status that comes first is seen; one
-- that comes later ends the duty.
create function jaga_tugas() returns trigger language plpgsql as $$
begin
  if not exists (
    select from users where user_id = new.user_id and status_user = 'aktif' and boleh_tugas(new.tugas, level_id) for share
  ) then
    raise exception 'the account may not have this duty' using errcode = 'check_violation', constraint = 'tugas_peran';
  end if;
  return new;
end $$;
create trigger tugas_peran before insert or update on tugas for each row execute function jaga_tugas();

-- Sessions remember the duties of their person (docs/adr/0029): every process forgets them. The sessions go on.
create function kabari_tugas() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform kabari(jsonb_build_object('jenis', 'tugas', 'user_id', old.user_id)); end if;
  if tg_op <> 'DELETE' then perform kabari(jsonb_build_object('jenis', 'tugas', 'user_id', new.user_id)); end if;
  return null;
end $$;
create trigger tugas_kabar after insert or update or delete on tugas for each row execute function kabari_tugas();

-- An account that is deactivated, or whose new level may not have the duty, loses it; it does not come back by itself.
create function lepas_tugas() returns trigger language plpgsql as $$
begin
  delete from tugas t where t.user_id = new.user_id
    and (new.status_user <> 'aktif' or not boleh_tugas(t.tugas, new.level_id));
  -- A deactivated person gets no notices.
  if found and new.status_user = 'aktif' then
    insert into peristiwa (jenis, user_id, sejak) values ('tugas_berubah', new.user_id, new.updated_at);
  end if;
  return null;
end $$;
create trigger users_lepas_tugas after update of status_user, level_id on users for each row
  when ((old.status_user, old.level_id) is distinct from (new.status_user, new.level_id)) execute function lepas_tugas();

alter table peristiwa drop constraint peristiwa_jenis_check;
alter table peristiwa add constraint peristiwa_jenis_check
  check (jenis in ('pengajuan', 'tanda_terima', 'didaftarkan', 'disetujui', 'menunggu', 'dibatalkan', 'dijadwalkan',
    'balasan', 'pengingat_besok', 'pengingat_sejam', 'undangan_ulasan', 'masuk', 'reset', 'email_konfirmasi',
    'email_diminta', 'email_berubah', 'password_admin', 'password_berubah', 'data_berubah', 'kalender_dibuat',
    'verifikasi', 'undangan', 'tugas_berubah'));

comment on table tugas is 'Which account has which duty: a right beside those of its level.';
comment on function boleh_tugas is 'Whether an account of this level may have this duty.';
comment on trigger tugas_peran on tugas is 'Refuses a duty of an account that is not active or whose level may not have it. Locks the account, shared.';
comment on trigger tugas_kabar on tugas is 'Notifies every process that the duties of an account changed: the session cache forgets the account.';
comment on trigger users_lepas_tugas on users is 'Ends the duties that a deactivated account, or one of another level, may not have any more.';
