/// What a shell needs to complete the calls of the program, made from the table of its commands.
///
/// Values of the project at hand are asked for by `l10n completions --values SUBJECT` when they are wanted. They come
/// from tables that anybody may have written: no script lets its shell expand them.
struct CompletionScript {
  let commands: [CommandDescription]

  init(_ commands: [CommandDescription]) { self.commands = commands }

  func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The commands that are none of the table's.
  static let others = [("help", "show what commands there are, or the help of one")]

  /// A case of a shell for each option with a value: the command and the option, and what offers the values.
  private func values(offer: String, paths: String) -> String {
    commands.flatMap { command in
      command.options.filter { $0.value != nil }.map { option in
        let names = ["--" + option.name] + (option.letter.map { ["-\($0)"] } ?? [])
        let pattern = names.map { Self.quoted("\(command.name) \($0)") }.joined(separator: " | ")
        let fixed = option.fixedChoices.map(Self.quoted).joined(separator: " ")
        let other = fixed.isEmpty ? option.takesPath ? paths : ":" : "\(offer) \(fixed)"
        return "      \(pattern)) \(option.subject.map { "_l10n_values \($0.rawValue)" } ?? other); return ;;\n"
      }
    }.joined()
  }

  /// `text` as one word of a shell.
  static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}

// MARK: - bash

extension CompletionScript {
  private var bash: String {
    let names = (commands.map(\.name) + Self.others.map(\.0)).map(Self.quoted).joined(separator: " ")
    return """
      # Completes l10n in bash 4 and later.
      _l10n_offer() {
        local word
        for word in "$@"; do
          [[ $word == "$current"* ]] && COMPREPLY+=("$(printf '%q' "$word")")
        done
      }
      _l10n_values() {
        local words
        mapfile -t words < <("$program" completions --values "$1" 2>/dev/null)
        _l10n_offer "${words[@]}"
      }
      _l10n_paths() {
        local paths
        compopt -o filenames
        mapfile -t paths < <(compgen -f -- "$current")
        COMPREPLY+=("${paths[@]}")
      }
      _l10n() {
        local program=$1 current=$2 previous=$3 command=${COMP_WORDS[1]}
        COMPREPLY=()
        if ((COMP_CWORD == 1)); then
          _l10n_offer \(names) --help --version
          return
        fi
        case "$command $previous" in
      \(values(offer: "_l10n_offer", paths: "_l10n_paths"))    esac
        if [[ $current == -* ]]; then
          case $command in
      \(commands.map(bashOptions).joined())    esac
          return
        fi
        case $command in
      \(commands.map(bashOperands).joined())      help) ((COMP_CWORD == 2)) && _l10n_offer \(names); return ;;
        esac
        _l10n_paths
      }
      complete -F _l10n l10n

      """
  }

  private func bashOptions(of command: CommandDescription) -> String {
    let names = command.allOptions.map { "--" + $0.name }.joined(separator: " ")
    return "        \(command.name)) _l10n_offer \(names) ;;\n"
  }

  private func bashOperands(of command: CommandDescription) -> String {
    if let subject = command.operandSubject {
      return "      \(command.name)) ((COMP_CWORD == 2)) && { _l10n_values \(subject.rawValue); return; } ;;\n"
    }
    let words = command.operandChoices
    if words.isEmpty { return "" }
    return "      \(command.name)) ((COMP_CWORD == 2)) && _l10n_offer \(words.joined(separator: " ")) ;;\n"
  }
}

// MARK: - zsh

extension CompletionScript {
  private var zsh: String {
    let names = commands.map { ($0.name, $0.summary) } + Self.others
    let described = names.map { Self.quoted("\($0.0.replacing(":", with: "\\:")):\($0.1)") }
    return """
      #compdef l10n
      # Completes l10n in zsh.
      _l10n_values() {
        local -a words
        words=("${(@f)$(${service:-l10n} completions --values $1 2>/dev/null)}")
        compadd -- "${(@)words:#}"
      }
      _l10n() {
        local -a commands
        commands=(
          \(described.joined(separator: "\n    "))
        )
        if ((CURRENT == 2)); then
          _describe -t commands command commands
          compadd -- --help --version
          return
        fi
        case "$words[2] $words[CURRENT-1]" in
      \(values(offer: "compadd --", paths: "_files"))  esac
        if [[ $words[CURRENT] == -* ]]; then
          local -a options
          case $words[2] in
      \(commands.map(zshOptions).joined())    esac
          _describe -t options option options
          return
        fi
        case $words[2] in
      \(commands.map(zshOperands).joined())    help)
            ((CURRENT == 3)) && _describe -t commands command commands
            return ;;
        esac
        _files
      }
      if [[ $funcstack[1] == _l10n ]]; then _l10n "$@"; else compdef _l10n l10n; fi

      """
  }

  private func zshOptions(of command: CommandDescription) -> String {
    let described = command.allOptions.map { Self.quoted("--\($0.name):\($0.summary)") }
    return "      \(command.name)) options=(\(described.joined(separator: " "))) ;;\n"
  }

  private func zshOperands(of command: CommandDescription) -> String {
    if let subject = command.operandSubject {
      return "    \(command.name)) ((CURRENT == 3)) && { _l10n_values \(subject.rawValue); return; } ;;\n"
    }
    let words = command.operandChoices
    if words.isEmpty { return "" }
    return "    \(command.name)) ((CURRENT == 3)) && compadd -- \(words.joined(separator: " ")) ;;\n"
  }
}

// MARK: - fish

extension CompletionScript {
  private var fish: String {
    let names = (commands.map(\.name) + Self.others.map(\.0)).joined(separator: " ")
    let first = (commands.map { ($0.name, $0.summary) } + Self.others).map { name, summary in
      "complete -c l10n -n \"not __fish_seen_subcommand_from \(names)\" -f -a \(name) -d \(Self.fishQuoted(summary))\n"
    }
    return """
      # Completes l10n in fish.
      function __l10n_values
        l10n completions --values $argv[1] 2>/dev/null
      end
      complete -c l10n -n "not __fish_seen_subcommand_from \(names)" -l help -d 'show what commands there are'
      complete -c l10n -n "not __fish_seen_subcommand_from \(names)" -l version -d 'show the version'
      complete -c l10n -n "__fish_seen_subcommand_from help" -f -a "\(names)"
      \(first.joined())\(commands.map(fishLines).joined())
      """
  }

  private func fishLines(of command: CommandDescription) -> String {
    let start = "complete -c l10n -n \"__fish_seen_subcommand_from \(command.name)\""
    var lines = command.allOptions.map { option in
      let letter = option.letter.map { " -s \($0)" } ?? ""
      let values =
        option.value == nil
        ? ""
        : option.subject.map { " -x -a '(__l10n_values \($0.rawValue))'" }
          ?? (option.fixedChoices.isEmpty
            ? option.takesPath ? " -r" : " -x"
            : " -x -a \(Self.fishQuoted(option.fixedChoices.joined(separator: " ")))")
      return "\(start)\(letter) -l \(option.name)\(values) -d \(Self.fishQuoted(option.summary))\n"
    }
    if let subject = command.operandSubject { lines.append("\(start) -f -a '(__l10n_values \(subject.rawValue))'\n") }
    if !command.operandChoices.isEmpty {
      lines.append("\(start) -a \(Self.fishQuoted(command.operandChoices.joined(separator: " ")))\n")
    }
    return lines.joined()
  }

  private static func fishQuoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
