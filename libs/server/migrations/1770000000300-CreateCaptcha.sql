-- Secrets that replicas have in common, and solutions of human checks that were used.

create table platform_secret (name text primary key, value text not null);
create table captcha_solution (nonce text primary key, expires_at timestamptz not null);
create index captcha_solution_expiry on captcha_solution (expires_at);
