-- The words of a review are shown in public only where their author allows it.
alter table feedback add column tampil_publik boolean not null default false;
create index feedback_publik on feedback (profesional_id, feedback_id desc) where tampil_publik;
