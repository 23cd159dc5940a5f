-- l10n in Neovim 0.7 and later: findings, completion, renaming and more in string tables and code.
--
-- Copy this file to ~/.config/nvim/plugin/l10n.lua. The program is the l10n of the PATH, or vim.g.l10n_program.
-- With Neovim 0.11 the configuration is that of vim.lsp.config('l10n'), which yours may extend.

local filetypes = { 'strings', 'xml', 'json', 'jsonc', 'swift', 'objc', 'objcpp', 'c', 'cpp' }
local tables = { strings = 'strings', stringsdict = 'xml', xcstrings = 'json', xliff = 'xml', xlf = 'xml' }
local code = { swift = true, m = true, mm = true, h = true }

local loop = vim.uv or vim.loop
local has_complained = false

-- The folder at or above a file that holds `name`.
local function above(path, name)
  local folder = vim.fn.fnamemodify(path, ':p:h')
  while true do
    if loop.fs_stat(folder .. '/' .. name) then
      return folder
    end
    local parent = vim.fn.fnamemodify(folder, ':h')
    if parent == folder then
      return nil
    end
    folder = parent
  end
end

-- The folder of the project that a file belongs to; nil for a file that l10n has nothing to say about. Code belongs to
-- a project with l10n.json alone, which `l10n init` writes; tables need none.
local function root_of(path)
  local name = vim.fn.fnamemodify(path, ':t')
  local extension = name:match('%.([^.]+)$')
  local is_table = tables[extension] or name == 'l10n.json' or name:match('%.tokens%.json$')
  if path == '' or not (is_table or code[extension]) then
    return nil
  end
  return above(path, 'l10n.json') or (is_table and (above(path, '.git') or vim.fn.fnamemodify(path, ':p:h'))) or nil
end

local function program()
  local name = vim.g.l10n_program or 'l10n'
  if vim.fn.executable(name) == 1 then
    return name
  end
  if not has_complained then
    has_complained = true
    local text = "l10n: '" .. name .. "' is not on the PATH: install l10n, or set vim.g.l10n_program"
    vim.notify(text, vim.log.levels.WARN)
  end
  return nil
end

-- Neovim 0.7 has no vim.lsp.start: the client of each folder is kept here.
local clients = {}

local function start_client(configuration, buffer)
  local id = clients[configuration.root_dir]
  if not id or vim.lsp.client_is_stopped(id) then
    id = vim.lsp.start_client(configuration)
    clients[configuration.root_dir] = id
  end
  if id then
    vim.lsp.buf_attach_client(buffer, id)
  end
end

local function start(buffer)
  local root = root_of(vim.api.nvim_buf_get_name(buffer))
  local command = root and program()
  if not command then
    return
  end
  local configuration = { name = 'l10n', cmd = { command, 'lsp' }, root_dir = root }
  if vim.lsp.start then
    vim.lsp.start(configuration, { bufnr = buffer })
  else
    start_client(configuration, buffer)
  end
end

local group = vim.api.nvim_create_augroup('l10n', { clear = true })
for extension, filetype in pairs(tables) do
  vim.api.nvim_create_autocmd({ 'BufRead', 'BufNewFile' }, {
    group = group,
    pattern = '*.' .. extension,
    command = 'setfiletype ' .. filetype,
  })
end
vim.api.nvim_create_autocmd('FileType', {
  group = group,
  pattern = 'strings',
  command = 'setlocal commentstring=//\\ %s',
})

if vim.lsp.config and vim.lsp.enable then
  vim.lsp.config('l10n', {
    cmd = { vim.g.l10n_program or 'l10n', 'lsp' },
    filetypes = filetypes,
    root_dir = function(buffer, found)
      local root = root_of(vim.api.nvim_buf_get_name(buffer))
      if root and program() then
        found(root)
      end
    end,
  })
  vim.lsp.enable('l10n')
else
  vim.api.nvim_create_autocmd('FileType', {
    group = group,
    pattern = filetypes,
    callback = function(event)
      start(event.buf)
    end,
  })
end
