INSERT INTO datasets (id, workspace_id, name, deleted_at, deleted_by, removed_at)
  SELECT '00000000-0000-4000-8000-000000000003', '00000000-0000-4000-8000-000000000001', 'old', now(), id,
    now() + interval '30 days' FROM users;
