use zed_extension_api::{self as zed, settings::LspSettings, LanguageServerId, Result};

/// Starts `l10n lsp`: the program that the settings name, else the one on the PATH.
struct L10n;

impl zed::Extension for L10n {
    fn new() -> Self {
        Self
    }

    fn language_server_command(
        &mut self,
        server: &LanguageServerId,
        worktree: &zed::Worktree,
    ) -> Result<zed::Command> {
        let binary = LspSettings::for_worktree(server.as_ref(), worktree)
            .ok()
            .and_then(|settings| settings.binary);
        let name = binary
            .as_ref()
            .and_then(|binary| binary.path.clone())
            .unwrap_or_else(|| "l10n".into());
        let command = if name.contains('/') {
            name
        } else {
            worktree.which(&name).ok_or_else(|| {
                format!("'{name}' is not on the PATH: install l10n, or set lsp.l10n.binary.path")
            })?
        };
        Ok(zed::Command {
            command,
            args: binary
                .and_then(|binary| binary.arguments)
                .unwrap_or_else(|| vec!["lsp".into()]),
            env: worktree.shell_env(),
        })
    }
}

zed::register_extension!(L10n);
